// Stream register of 134 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w134 (
    input  wire         clk,
    input  wire         rst,
    input  wire [127:0] up_payload_data,
    input  wire         up_payload_last,
    input  wire   [4:0] up_payload_count,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [127:0] down_payload_data,
    output wire         down_payload_last,
    output wire   [4:0] down_payload_count,
    output wire         down_valid,
    input  wire         down_ready
);

    reg  [127:0] held_data;
    reg          held_last;
    reg    [4:0] held_count;
    reg          full;

    wire ready = !full || down_ready;

    always @(posedge clk) begin
        if (rst) begin
            full <= 1'b0;
        end else begin
            if (ready) begin
                full <= up_valid;
            end
        end
    end

    always @(posedge clk) begin
        if (ready) begin
            held_data <= up_payload_data;
            held_last <= up_payload_last;
            held_count <= up_payload_count;
        end
    end

    assign up_ready = ready;
    assign down_payload_data = held_data;
    assign down_payload_last = held_last;
    assign down_payload_count = held_count;
    assign down_valid = full;

endmodule

`default_nettype wire
