// Sends each packet one of three ways.
`default_nettype none

module tss_body_route_b2048 (
    input  wire         clk,
    input  wire         rst,
    input  wire         way_payload_plain,
    input  wire         way_payload_way_parked,
    input  wire         way_payload_way_parks,
    input  wire  [11:0] way_payload_way_beats,
    input  wire         way_valid,
    output wire         way_ready,
    input  wire [127:0] up_payload_data,
    input  wire  [15:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_valid,
    output wire         up_ready,
    input  wire [127:0] parked_payload_data,
    input  wire  [15:0] parked_payload_keep,
    input  wire         parked_payload_last,
    input  wire         parked_valid,
    output wire         parked_ready,
    output wire [127:0] park_payload_data,
    output wire  [15:0] park_payload_keep,
    output wire         park_payload_last,
    output wire         park_valid,
    input  wire         park_ready,
    output wire [127:0] plain_payload_data,
    output wire  [15:0] plain_payload_keep,
    output wire         plain_payload_last,
    output wire         plain_valid,
    input  wire         plain_ready,
    output wire [127:0] down_payload_data,
    output wire  [15:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_valid,
    input  wire         down_ready
);

    reg  [11:0] stored;

    wire         is_full = stored == way_payload_way_beats;
    wire  [11:0] stored_plus_1 = stored + 12'd1;
    wire         fills = stored_plus_1 == way_payload_way_beats;
    wire         goes = (way_payload_way_parked ? parked_valid : up_valid) && way_valid;
    wire         ready_term = way_payload_way_parks || (way_payload_plain ? plain_ready : down_ready);
    wire         ready = way_valid && ready_term;
    wire         goes_and_ready = goes && ready;
    wire         ends_choice = way_payload_way_parked ? parked_payload_last : up_payload_last;
    wire         ends = goes_and_ready && ends_choice;
    wire [127:0] park_payload_data_choice = way_payload_way_parked ? parked_payload_data : up_payload_data;
    wire  [15:0] park_payload_keep_choice = way_payload_way_parked ? parked_payload_keep : up_payload_keep;
    wire         park_valid_term = goes && way_payload_way_parks;
    wire         park_valid_term_2 = park_valid_term && !is_full;
    wire         plain_valid_term = goes && !way_payload_way_parks;

    always @(posedge clk) begin
        if (rst) begin
            stored <= 12'd0;
        end else begin
            if (ends) begin
                stored <= 12'd0;
            end else if (goes_and_ready && way_payload_way_parks && !is_full) begin
                stored <= stored_plus_1;
            end
        end
    end

    assign way_ready = ends;
    assign up_ready = ready && !way_payload_way_parked;
    assign parked_ready = ready && way_payload_way_parked;
    assign park_payload_data = park_payload_data_choice;
    assign park_payload_keep = park_payload_keep_choice;
    assign park_payload_last = ends_choice || fills;
    assign park_valid = park_valid_term_2;
    assign plain_payload_data = park_payload_data_choice;
    assign plain_payload_keep = park_payload_keep_choice;
    assign plain_payload_last = ends_choice;
    assign plain_valid = plain_valid_term && way_payload_plain;
    assign down_payload_data = park_payload_data_choice;
    assign down_payload_keep = park_payload_keep_choice;
    assign down_payload_last = ends_choice;
    assign down_valid = plain_valid_term && !way_payload_plain;

    wire _unused_ok = &{1'b0, park_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) park_finds_room: assert (!park_valid_term_2 || park_ready);
    always @(posedge clk) if (!rst) no_more_than_said: assert (!park_valid_term || way_payload_way_beats >= stored);
`endif

endmodule

`default_nettype wire
