// Stream FIFO of 16 items of 191 bits.
`default_nettype none

module fifo_w191_d16 (
    input  wire         clk,
    input  wire         rst,
    input  wire         up_payload_valid,
    input  wire  [31:0] up_payload_echo_pkt_id,
    input  wire  [15:0] up_payload_echo_entropy,
    input  wire         up_payload_echo_retx,
    input  wire         up_payload_echo_m,
    input  wire [127:0] up_payload_to_destination,
    input  wire   [3:0] up_payload_to_local,
    input  wire   [7:0] up_payload_nack_code,
    input  wire         up_valid,
    output wire         up_ready,
    output wire         down_payload_valid,
    output wire  [31:0] down_payload_echo_pkt_id,
    output wire  [15:0] down_payload_echo_entropy,
    output wire         down_payload_echo_retx,
    output wire         down_payload_echo_m,
    output wire [127:0] down_payload_to_destination,
    output wire   [3:0] down_payload_to_local,
    output wire   [7:0] down_payload_nack_code,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [4:0] wr;
    reg    [4:0] rd;
    reg  [190:0] items [0:15];

    wire         full = (wr ^ rd) == 5'd16;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [190:0] items_rdata = items[rd[3:0]];

    always @(posedge clk) begin
        if (push) items[wr[3:0]] <= {
        up_payload_valid,
        up_payload_echo_pkt_id,
        up_payload_echo_entropy,
        up_payload_echo_retx,
        up_payload_echo_m,
        up_payload_to_destination,
        up_payload_to_local,
        up_payload_nack_code
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 5'd0;
            rd <= 5'd0;
        end else begin
            if (push) begin
                wr <= wr + 5'd1;
            end
            if (pop) begin
                rd <= rd + 5'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload_valid = items_rdata[190];
    assign down_payload_echo_pkt_id = items_rdata[189:158];
    assign down_payload_echo_entropy = items_rdata[157:142];
    assign down_payload_echo_retx = items_rdata[141];
    assign down_payload_echo_m = items_rdata[140];
    assign down_payload_to_destination = items_rdata[139:12];
    assign down_payload_to_local = items_rdata[11:8];
    assign down_payload_nack_code = items_rdata[7:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 5'd16);
`endif

endmodule

`default_nettype wire
