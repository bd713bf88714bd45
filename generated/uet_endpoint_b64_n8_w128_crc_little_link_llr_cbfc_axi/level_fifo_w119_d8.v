// Stream FIFO of 8 items of 119 bits that says how many it holds.
`default_nettype none

module level_fifo_w119_d8 (
    input  wire        clk,
    input  wire        rst,
    output wire  [3:0] level,
    input  wire  [5:0] up_payload_tuple,
    input  wire        up_payload_ordered,
    input  wire  [1:0] up_payload_packet_kind,
    input  wire [15:0] up_payload_packet_message,
    input  wire        up_payload_packet_first,
    input  wire        up_payload_packet_last,
    input  wire [13:0] up_payload_packet_length,
    input  wire [13:0] up_payload_packet_size,
    input  wire [31:0] up_payload_packet_payload,
    input  wire [31:0] up_payload_packet_handle,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [5:0] down_payload_tuple,
    output wire        down_payload_ordered,
    output wire  [1:0] down_payload_packet_kind,
    output wire [15:0] down_payload_packet_message,
    output wire        down_payload_packet_first,
    output wire        down_payload_packet_last,
    output wire [13:0] down_payload_packet_length,
    output wire [13:0] down_payload_packet_size,
    output wire [31:0] down_payload_packet_payload,
    output wire [31:0] down_payload_packet_handle,
    output wire        down_valid,
    input  wire        down_ready
);

    reg    [3:0] wr;
    reg    [3:0] rd;
    reg  [118:0] items [0:7];

    wire         full = (wr ^ rd) == 4'd8;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [118:0] items_rdata = items[rd[2:0]];
    wire   [3:0] wr_minus_rd = wr - rd;

    always @(posedge clk) begin
        if (push) items[wr[2:0]] <= {
        up_payload_tuple,
        up_payload_ordered,
        up_payload_packet_kind,
        up_payload_packet_message,
        up_payload_packet_first,
        up_payload_packet_last,
        up_payload_packet_length,
        up_payload_packet_size,
        up_payload_packet_payload,
        up_payload_packet_handle
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 4'd0;
            rd <= 4'd0;
        end else begin
            if (push) begin
                wr <= wr + 4'd1;
            end
            if (pop) begin
                rd <= rd + 4'd1;
            end
        end
    end

    assign level = wr_minus_rd;
    assign up_ready = !full;
    assign down_payload_tuple = items_rdata[118:113];
    assign down_payload_ordered = items_rdata[112];
    assign down_payload_packet_kind = items_rdata[111:110];
    assign down_payload_packet_message = items_rdata[109:94];
    assign down_payload_packet_first = items_rdata[93];
    assign down_payload_packet_last = items_rdata[92];
    assign down_payload_packet_length = items_rdata[91:78];
    assign down_payload_packet_size = items_rdata[77:64];
    assign down_payload_packet_payload = items_rdata[63:32];
    assign down_payload_packet_handle = items_rdata[31:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr_minus_rd <= 4'd8);
`endif

endmodule

`default_nettype wire
