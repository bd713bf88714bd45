// Holds packets back, and swallows the rest of one that was begun.
`default_nettype none

module uet_packet_gate_w577 (
    input  wire         clk,
    input  wire         rst,
    input  wire         shut,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_valid,
    input  wire         down_ready
);

    reg  is_within;
    reg  skips;

    wire closed = shut || skips;
    wire ready = skips || (!shut && down_ready);
    wire takes = up_valid && ready;

    always @(posedge clk) begin
        if (rst) begin
            is_within <= 1'b0;
            skips <= 1'b0;
        end else begin
            if (takes) begin
                is_within <= !up_payload_last;
            end
            if (shut && is_within) begin
                skips <= 1'b1;
            end
            if (takes && up_payload_last) begin
                skips <= 1'b0;
            end
        end
    end

    assign up_ready = ready;
    assign down_payload_data = up_payload_data;
    assign down_payload_keep = up_payload_keep;
    assign down_payload_last = up_payload_last;
    assign down_valid = up_valid && !closed;

endmodule

`default_nettype wire
