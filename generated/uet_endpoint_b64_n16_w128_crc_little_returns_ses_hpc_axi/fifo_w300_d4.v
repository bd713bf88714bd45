// Stream FIFO of 4 items of 300 bits.
`default_nettype none

module fifo_w300_d4 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [5:0] up_payload_opcode,
    input  wire  [5:0] up_payload_return_code,
    input  wire        up_payload_reported,
    input  wire        up_payload_has_header_data,
    input  wire [63:0] up_payload_header_data,
    input  wire [31:0] up_payload_wr_id,
    input  wire [31:0] up_payload_bytes,
    input  wire [31:0] up_payload_initiator,
    input  wire [63:0] up_payload_key,
    input  wire [23:0] up_payload_job_id,
    input  wire [15:0] up_payload_message_id,
    input  wire [15:0] up_payload_pdcid,
    input  wire        up_payload_kept_is,
    input  wire  [4:0] up_payload_kept_number,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [5:0] down_payload_opcode,
    output wire  [5:0] down_payload_return_code,
    output wire        down_payload_reported,
    output wire        down_payload_has_header_data,
    output wire [63:0] down_payload_header_data,
    output wire [31:0] down_payload_wr_id,
    output wire [31:0] down_payload_bytes,
    output wire [31:0] down_payload_initiator,
    output wire [63:0] down_payload_key,
    output wire [23:0] down_payload_job_id,
    output wire [15:0] down_payload_message_id,
    output wire [15:0] down_payload_pdcid,
    output wire        down_payload_kept_is,
    output wire  [4:0] down_payload_kept_number,
    output wire        down_valid,
    input  wire        down_ready
);

    reg    [2:0] wr;
    reg    [2:0] rd;
    reg  [299:0] items [0:3];

    wire         full = (wr ^ rd) == 3'd4;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [299:0] items_rdata = items[rd[1:0]];

    always @(posedge clk) begin
        if (push) items[wr[1:0]] <= {
        up_payload_opcode,
        up_payload_return_code,
        up_payload_reported,
        up_payload_has_header_data,
        up_payload_header_data,
        up_payload_wr_id,
        up_payload_bytes,
        up_payload_initiator,
        up_payload_key,
        up_payload_job_id,
        up_payload_message_id,
        up_payload_pdcid,
        up_payload_kept_is,
        up_payload_kept_number
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 3'd0;
            rd <= 3'd0;
        end else begin
            if (push) begin
                wr <= wr + 3'd1;
            end
            if (pop) begin
                rd <= rd + 3'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload_opcode = items_rdata[299:294];
    assign down_payload_return_code = items_rdata[293:288];
    assign down_payload_reported = items_rdata[287];
    assign down_payload_has_header_data = items_rdata[286];
    assign down_payload_header_data = items_rdata[285:222];
    assign down_payload_wr_id = items_rdata[221:190];
    assign down_payload_bytes = items_rdata[189:158];
    assign down_payload_initiator = items_rdata[157:126];
    assign down_payload_key = items_rdata[125:62];
    assign down_payload_job_id = items_rdata[61:38];
    assign down_payload_message_id = items_rdata[37:22];
    assign down_payload_pdcid = items_rdata[21:6];
    assign down_payload_kept_is = items_rdata[5];
    assign down_payload_kept_number = items_rdata[4:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 3'd4);
`endif

endmodule

`default_nettype wire
