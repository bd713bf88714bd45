// Stream register of 11 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w11 (
    input  wire       clk,
    input  wire       rst,
    input  wire [4:0] up_payload_slot,
    input  wire [5:0] up_payload_return_code,
    input  wire       up_valid,
    output wire       up_ready,
    output wire [4:0] down_payload_slot,
    output wire [5:0] down_payload_return_code,
    output wire       down_valid,
    input  wire       down_ready
);

    reg  [4:0] held_slot;
    reg  [5:0] held_return_code;
    reg        full;

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
            held_slot <= up_payload_slot;
            held_return_code <= up_payload_return_code;
        end
    end

    assign up_ready = ready;
    assign down_payload_slot = held_slot;
    assign down_payload_return_code = held_return_code;
    assign down_valid = full;

endmodule

`default_nettype wire
