// Stream FIFO of 4 items of 136 bits.
`default_nettype none

module fifo_w136_d4 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [6:0] up_payload_tag,
    input  wire [15:0] up_payload_send_pdcid,
    input  wire  [1:0] up_payload_send_packet_kind,
    input  wire [15:0] up_payload_send_packet_message,
    input  wire        up_payload_send_packet_first,
    input  wire        up_payload_send_packet_last,
    input  wire [13:0] up_payload_send_packet_length,
    input  wire [13:0] up_payload_send_packet_size,
    input  wire [31:0] up_payload_send_packet_payload,
    input  wire [31:0] up_payload_send_packet_handle,
    input  wire        up_payload_send_packet_expects,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [6:0] down_payload_tag,
    output wire [15:0] down_payload_send_pdcid,
    output wire  [1:0] down_payload_send_packet_kind,
    output wire [15:0] down_payload_send_packet_message,
    output wire        down_payload_send_packet_first,
    output wire        down_payload_send_packet_last,
    output wire [13:0] down_payload_send_packet_length,
    output wire [13:0] down_payload_send_packet_size,
    output wire [31:0] down_payload_send_packet_payload,
    output wire [31:0] down_payload_send_packet_handle,
    output wire        down_payload_send_packet_expects,
    output wire        down_valid,
    input  wire        down_ready
);

    reg    [2:0] wr;
    reg    [2:0] rd;
    reg  [135:0] items [0:3];

    wire         full = (wr ^ rd) == 3'd4;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [135:0] items_rdata = items[rd[1:0]];

    always @(posedge clk) begin
        if (push) items[wr[1:0]] <= {
        up_payload_tag,
        up_payload_send_pdcid,
        up_payload_send_packet_kind,
        up_payload_send_packet_message,
        up_payload_send_packet_first,
        up_payload_send_packet_last,
        up_payload_send_packet_length,
        up_payload_send_packet_size,
        up_payload_send_packet_payload,
        up_payload_send_packet_handle,
        up_payload_send_packet_expects
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
    assign down_payload_tag = items_rdata[135:129];
    assign down_payload_send_pdcid = items_rdata[128:113];
    assign down_payload_send_packet_kind = items_rdata[112:111];
    assign down_payload_send_packet_message = items_rdata[110:95];
    assign down_payload_send_packet_first = items_rdata[94];
    assign down_payload_send_packet_last = items_rdata[93];
    assign down_payload_send_packet_length = items_rdata[92:79];
    assign down_payload_send_packet_size = items_rdata[78:65];
    assign down_payload_send_packet_payload = items_rdata[64:33];
    assign down_payload_send_packet_handle = items_rdata[32:1];
    assign down_payload_send_packet_expects = items_rdata[0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 3'd4);
`endif

endmodule

`default_nettype wire
