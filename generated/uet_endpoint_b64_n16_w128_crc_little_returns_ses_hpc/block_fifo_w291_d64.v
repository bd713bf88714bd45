// Stream FIFO of 64 items of 291 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w291_d64 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [15:0] up_payload_pdcid,
    input  wire  [31:0] up_payload_psn,
    input  wire         up_payload_cookie_ack,
    input  wire         up_payload_cookie_ce,
    input  wire         up_payload_cookie_retx,
    input  wire  [15:0] up_payload_cookie_entropy,
    input  wire  [16:0] up_payload_cookie_time,
    input  wire  [15:0] up_payload_message_id,
    input  wire  [23:0] up_payload_job_id,
    input  wire         up_payload_plain,
    input  wire         up_payload_concludes,
    input  wire  [31:0] up_payload_modified_length,
    input  wire         up_payload_rudi_is,
    input  wire [127:0] up_payload_rudi_source,
    input  wire   [3:0] up_payload_rudi_local,
    input  wire         up_valid,
    output wire         up_ready,
    output wire  [15:0] down_payload_pdcid,
    output wire  [31:0] down_payload_psn,
    output wire         down_payload_cookie_ack,
    output wire         down_payload_cookie_ce,
    output wire         down_payload_cookie_retx,
    output wire  [15:0] down_payload_cookie_entropy,
    output wire  [16:0] down_payload_cookie_time,
    output wire  [15:0] down_payload_message_id,
    output wire  [23:0] down_payload_job_id,
    output wire         down_payload_plain,
    output wire         down_payload_concludes,
    output wire  [31:0] down_payload_modified_length,
    output wire         down_payload_rudi_is,
    output wire [127:0] down_payload_rudi_source,
    output wire   [3:0] down_payload_rudi_local,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [6:0] wr;
    reg    [6:0] rd;
    reg          fetched;
    reg          shown;
    reg   [15:0] oldest_pdcid;
    reg   [31:0] oldest_psn;
    reg          oldest_cookie_ack;
    reg          oldest_cookie_ce;
    reg          oldest_cookie_retx;
    reg   [15:0] oldest_cookie_entropy;
    reg   [16:0] oldest_cookie_time;
    reg   [15:0] oldest_message_id;
    reg   [23:0] oldest_job_id;
    reg          oldest_plain;
    reg          oldest_concludes;
    reg   [31:0] oldest_modified_length;
    reg          oldest_rudi_is;
    reg  [127:0] oldest_rudi_source;
    reg    [3:0] oldest_rudi_local;
    reg  [290:0] items_rdata;
    (* no_rw_check *)
    reg  [290:0] items [0:63];

    wire full = (wr ^ rd) == 7'd64;
    wire empty = wr == rd;
    wire push = up_valid && !full;
    wire show = !shown || down_ready;
    wire advance = !fetched || show;
    wire fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[5:0]];
        if (push) items[wr[5:0]] <= {
        up_payload_pdcid,
        up_payload_psn,
        up_payload_cookie_ack,
        up_payload_cookie_ce,
        up_payload_cookie_retx,
        up_payload_cookie_entropy,
        up_payload_cookie_time,
        up_payload_message_id,
        up_payload_job_id,
        up_payload_plain,
        up_payload_concludes,
        up_payload_modified_length,
        up_payload_rudi_is,
        up_payload_rudi_source,
        up_payload_rudi_local
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 7'd0;
            rd <= 7'd0;
            fetched <= 1'b0;
            shown <= 1'b0;
        end else begin
            if (push) begin
                wr <= wr + 7'd1;
            end
            if (fetch) begin
                rd <= rd + 7'd1;
            end
            if (advance) begin
                fetched <= fetch;
            end
            if (show) begin
                shown <= fetched;
            end
        end
    end

    always @(posedge clk) begin
        if (show) begin
            oldest_pdcid <= items_rdata[290:275];
            oldest_psn <= items_rdata[274:243];
            oldest_cookie_ack <= items_rdata[242];
            oldest_cookie_ce <= items_rdata[241];
            oldest_cookie_retx <= items_rdata[240];
            oldest_cookie_entropy <= items_rdata[239:224];
            oldest_cookie_time <= items_rdata[223:207];
            oldest_message_id <= items_rdata[206:191];
            oldest_job_id <= items_rdata[190:167];
            oldest_plain <= items_rdata[166];
            oldest_concludes <= items_rdata[165];
            oldest_modified_length <= items_rdata[164:133];
            oldest_rudi_is <= items_rdata[132];
            oldest_rudi_source <= items_rdata[131:4];
            oldest_rudi_local <= items_rdata[3:0];
        end
    end

    assign up_ready = !full;
    assign down_payload_pdcid = oldest_pdcid;
    assign down_payload_psn = oldest_psn;
    assign down_payload_cookie_ack = oldest_cookie_ack;
    assign down_payload_cookie_ce = oldest_cookie_ce;
    assign down_payload_cookie_retx = oldest_cookie_retx;
    assign down_payload_cookie_entropy = oldest_cookie_entropy;
    assign down_payload_cookie_time = oldest_cookie_time;
    assign down_payload_message_id = oldest_message_id;
    assign down_payload_job_id = oldest_job_id;
    assign down_payload_plain = oldest_plain;
    assign down_payload_concludes = oldest_concludes;
    assign down_payload_modified_length = oldest_modified_length;
    assign down_payload_rudi_is = oldest_rudi_is;
    assign down_payload_rudi_source = oldest_rudi_source;
    assign down_payload_rudi_local = oldest_rudi_local;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 7'd64);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[5:0] == rd[5:0]));
`endif

endmodule

`default_nettype wire
