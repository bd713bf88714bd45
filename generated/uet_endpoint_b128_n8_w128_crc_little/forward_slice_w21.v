// Stream register of 21 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w21 (
    input  wire       clk,
    input  wire       rst,
    input  wire [7:0] up_payload_first,
    input  wire [4:0] up_payload_last_index,
    input  wire [6:0] up_payload_last_byte,
    input  wire       up_payload_empty,
    input  wire       up_valid,
    output wire       up_ready,
    output wire [7:0] down_payload_first,
    output wire [4:0] down_payload_last_index,
    output wire [6:0] down_payload_last_byte,
    output wire       down_payload_empty,
    output wire       down_valid,
    input  wire       down_ready
);

    reg  [7:0] held_first;
    reg  [4:0] held_last_index;
    reg  [6:0] held_last_byte;
    reg        held_empty;
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
            held_first <= up_payload_first;
            held_last_index <= up_payload_last_index;
            held_last_byte <= up_payload_last_byte;
            held_empty <= up_payload_empty;
        end
    end

    assign up_ready = ready;
    assign down_payload_first = held_first;
    assign down_payload_last_index = held_last_index;
    assign down_payload_last_byte = held_last_byte;
    assign down_payload_empty = held_empty;
    assign down_valid = full;

endmodule

`default_nettype wire
