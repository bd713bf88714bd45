// Stream FIFO of 8 items of 255 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w255_d8 (
    input  wire         clk,
    input  wire         rst,
    input  wire         up_payload_valid,
    input  wire  [15:0] up_payload_pdcid,
    input  wire   [1:0] up_payload_tuple_mode,
    input  wire  [23:0] up_payload_tuple_job_id,
    input  wire   [3:0] up_payload_tuple_local,
    input  wire [127:0] up_payload_tuple_destination,
    input  wire   [3:0] up_payload_tuple_traffic_class,
    input  wire  [23:0] up_payload_tuple_sdi,
    input  wire   [3:0] up_payload_tuple_lane,
    input  wire  [31:0] up_payload_start_psn,
    input  wire  [15:0] up_payload_last_psn,
    input  wire         up_valid,
    output wire         up_ready,
    output wire         down_payload_valid,
    output wire  [15:0] down_payload_pdcid,
    output wire   [1:0] down_payload_tuple_mode,
    output wire  [23:0] down_payload_tuple_job_id,
    output wire   [3:0] down_payload_tuple_local,
    output wire [127:0] down_payload_tuple_destination,
    output wire   [3:0] down_payload_tuple_traffic_class,
    output wire  [23:0] down_payload_tuple_sdi,
    output wire   [3:0] down_payload_tuple_lane,
    output wire  [31:0] down_payload_start_psn,
    output wire  [15:0] down_payload_last_psn,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [3:0] wr;
    reg    [3:0] rd;
    reg          fetched;
    reg          shown;
    reg          oldest_valid;
    reg   [15:0] oldest_pdcid;
    reg    [1:0] oldest_tuple_mode;
    reg   [23:0] oldest_tuple_job_id;
    reg    [3:0] oldest_tuple_local;
    reg  [127:0] oldest_tuple_destination;
    reg    [3:0] oldest_tuple_traffic_class;
    reg   [23:0] oldest_tuple_sdi;
    reg    [3:0] oldest_tuple_lane;
    reg   [31:0] oldest_start_psn;
    reg   [15:0] oldest_last_psn;
    reg  [254:0] items_rdata;
    (* no_rw_check *)
    reg  [254:0] items [0:7];

    wire full = (wr ^ rd) == 4'd8;
    wire empty = wr == rd;
    wire push = up_valid && !full;
    wire show = !shown || down_ready;
    wire advance = !fetched || show;
    wire fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[2:0]];
        if (push) items[wr[2:0]] <= {
        up_payload_valid,
        up_payload_pdcid,
        up_payload_tuple_mode,
        up_payload_tuple_job_id,
        up_payload_tuple_local,
        up_payload_tuple_destination,
        up_payload_tuple_traffic_class,
        up_payload_tuple_sdi,
        up_payload_tuple_lane,
        up_payload_start_psn,
        up_payload_last_psn
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 4'd0;
            rd <= 4'd0;
            fetched <= 1'b0;
            shown <= 1'b0;
        end else begin
            if (push) begin
                wr <= wr + 4'd1;
            end
            if (fetch) begin
                rd <= rd + 4'd1;
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
            oldest_valid <= items_rdata[254];
            oldest_pdcid <= items_rdata[253:238];
            oldest_tuple_mode <= items_rdata[237:236];
            oldest_tuple_job_id <= items_rdata[235:212];
            oldest_tuple_local <= items_rdata[211:208];
            oldest_tuple_destination <= items_rdata[207:80];
            oldest_tuple_traffic_class <= items_rdata[79:76];
            oldest_tuple_sdi <= items_rdata[75:52];
            oldest_tuple_lane <= items_rdata[51:48];
            oldest_start_psn <= items_rdata[47:16];
            oldest_last_psn <= items_rdata[15:0];
        end
    end

    assign up_ready = !full;
    assign down_payload_valid = oldest_valid;
    assign down_payload_pdcid = oldest_pdcid;
    assign down_payload_tuple_mode = oldest_tuple_mode;
    assign down_payload_tuple_job_id = oldest_tuple_job_id;
    assign down_payload_tuple_local = oldest_tuple_local;
    assign down_payload_tuple_destination = oldest_tuple_destination;
    assign down_payload_tuple_traffic_class = oldest_tuple_traffic_class;
    assign down_payload_tuple_sdi = oldest_tuple_sdi;
    assign down_payload_tuple_lane = oldest_tuple_lane;
    assign down_payload_start_psn = oldest_start_psn;
    assign down_payload_last_psn = oldest_last_psn;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 4'd8);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[2:0] == rd[2:0]));
`endif

endmodule

`default_nettype wire
