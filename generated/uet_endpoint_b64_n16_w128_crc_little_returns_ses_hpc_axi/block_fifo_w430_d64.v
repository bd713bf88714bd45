// Stream FIFO of 64 items of 430 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w430_d64 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [31:0] up_payload_read_tag,
    input  wire  [63:0] up_payload_read_address,
    input  wire  [13:0] up_payload_read_payload_length,
    input  wire  [31:0] up_payload_read_request_length,
    input  wire  [31:0] up_payload_read_message_offset,
    input  wire  [23:0] up_payload_read_job_id,
    input  wire  [15:0] up_payload_read_message_id,
    input  wire         up_payload_read_small,
    input  wire  [31:0] up_payload_read_psn,
    input  wire         up_payload_read_rudi,
    input  wire  [31:0] up_payload_asker_echo_pkt_id,
    input  wire  [15:0] up_payload_asker_echo_entropy,
    input  wire         up_payload_asker_echo_retx,
    input  wire         up_payload_asker_echo_m,
    input  wire [127:0] up_payload_asker_to_destination,
    input  wire   [3:0] up_payload_asker_to_local,
    input  wire         up_valid,
    output wire         up_ready,
    output wire  [31:0] down_payload_read_tag,
    output wire  [63:0] down_payload_read_address,
    output wire  [13:0] down_payload_read_payload_length,
    output wire  [31:0] down_payload_read_request_length,
    output wire  [31:0] down_payload_read_message_offset,
    output wire  [23:0] down_payload_read_job_id,
    output wire  [15:0] down_payload_read_message_id,
    output wire         down_payload_read_small,
    output wire  [31:0] down_payload_read_psn,
    output wire         down_payload_read_rudi,
    output wire  [31:0] down_payload_asker_echo_pkt_id,
    output wire  [15:0] down_payload_asker_echo_entropy,
    output wire         down_payload_asker_echo_retx,
    output wire         down_payload_asker_echo_m,
    output wire [127:0] down_payload_asker_to_destination,
    output wire   [3:0] down_payload_asker_to_local,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [6:0] wr;
    reg    [6:0] rd;
    reg          fetched;
    reg          shown;
    reg   [31:0] oldest_read_tag;
    reg   [63:0] oldest_read_address;
    reg   [13:0] oldest_read_payload_length;
    reg   [31:0] oldest_read_request_length;
    reg   [31:0] oldest_read_message_offset;
    reg   [23:0] oldest_read_job_id;
    reg   [15:0] oldest_read_message_id;
    reg          oldest_read_small;
    reg   [31:0] oldest_read_psn;
    reg          oldest_read_rudi;
    reg   [31:0] oldest_asker_echo_pkt_id;
    reg   [15:0] oldest_asker_echo_entropy;
    reg          oldest_asker_echo_retx;
    reg          oldest_asker_echo_m;
    reg  [127:0] oldest_asker_to_destination;
    reg    [3:0] oldest_asker_to_local;
    reg  [429:0] items_rdata;
    (* no_rw_check *)
    reg  [429:0] items [0:63];

    wire full = (wr ^ rd) == 7'd64;
    wire empty = wr == rd;
    wire push = up_valid && !full;
    wire show = !shown || down_ready;
    wire advance = !fetched || show;
    wire fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[5:0]];
        if (push) items[wr[5:0]] <= {
        up_payload_read_tag,
        up_payload_read_address,
        up_payload_read_payload_length,
        up_payload_read_request_length,
        up_payload_read_message_offset,
        up_payload_read_job_id,
        up_payload_read_message_id,
        up_payload_read_small,
        up_payload_read_psn,
        up_payload_read_rudi,
        up_payload_asker_echo_pkt_id,
        up_payload_asker_echo_entropy,
        up_payload_asker_echo_retx,
        up_payload_asker_echo_m,
        up_payload_asker_to_destination,
        up_payload_asker_to_local
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
            oldest_read_tag <= items_rdata[429:398];
            oldest_read_address <= items_rdata[397:334];
            oldest_read_payload_length <= items_rdata[333:320];
            oldest_read_request_length <= items_rdata[319:288];
            oldest_read_message_offset <= items_rdata[287:256];
            oldest_read_job_id <= items_rdata[255:232];
            oldest_read_message_id <= items_rdata[231:216];
            oldest_read_small <= items_rdata[215];
            oldest_read_psn <= items_rdata[214:183];
            oldest_read_rudi <= items_rdata[182];
            oldest_asker_echo_pkt_id <= items_rdata[181:150];
            oldest_asker_echo_entropy <= items_rdata[149:134];
            oldest_asker_echo_retx <= items_rdata[133];
            oldest_asker_echo_m <= items_rdata[132];
            oldest_asker_to_destination <= items_rdata[131:4];
            oldest_asker_to_local <= items_rdata[3:0];
        end
    end

    assign up_ready = !full;
    assign down_payload_read_tag = oldest_read_tag;
    assign down_payload_read_address = oldest_read_address;
    assign down_payload_read_payload_length = oldest_read_payload_length;
    assign down_payload_read_request_length = oldest_read_request_length;
    assign down_payload_read_message_offset = oldest_read_message_offset;
    assign down_payload_read_job_id = oldest_read_job_id;
    assign down_payload_read_message_id = oldest_read_message_id;
    assign down_payload_read_small = oldest_read_small;
    assign down_payload_read_psn = oldest_read_psn;
    assign down_payload_read_rudi = oldest_read_rudi;
    assign down_payload_asker_echo_pkt_id = oldest_asker_echo_pkt_id;
    assign down_payload_asker_echo_entropy = oldest_asker_echo_entropy;
    assign down_payload_asker_echo_retx = oldest_asker_echo_retx;
    assign down_payload_asker_echo_m = oldest_asker_echo_m;
    assign down_payload_asker_to_destination = oldest_asker_to_destination;
    assign down_payload_asker_to_local = oldest_asker_to_local;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 7'd64);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[5:0] == rd[5:0]));
`endif

endmodule

`default_nettype wire
