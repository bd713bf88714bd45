// Stream register of 13 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w13 (
    input  wire       clk,
    input  wire       rst,
    input  wire       up_payload_plain,
    input  wire       up_payload_way_parked,
    input  wire       up_payload_way_parks,
    input  wire [9:0] up_payload_way_beats,
    input  wire       up_valid,
    output wire       up_ready,
    output wire       down_payload_plain,
    output wire       down_payload_way_parked,
    output wire       down_payload_way_parks,
    output wire [9:0] down_payload_way_beats,
    output wire       down_valid,
    input  wire       down_ready
);

    reg        held_plain;
    reg        held_way_parked;
    reg        held_way_parks;
    reg  [9:0] held_way_beats;
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
            held_plain <= up_payload_plain;
            held_way_parked <= up_payload_way_parked;
            held_way_parks <= up_payload_way_parks;
            held_way_beats <= up_payload_way_beats;
        end
    end

    assign up_ready = ready;
    assign down_payload_plain = held_plain;
    assign down_payload_way_parked = held_way_parked;
    assign down_payload_way_parks = held_way_parks;
    assign down_payload_way_beats = held_way_beats;
    assign down_valid = full;

endmodule

`default_nettype wire
