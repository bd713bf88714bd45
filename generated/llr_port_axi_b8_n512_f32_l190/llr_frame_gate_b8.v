// Chooses which frame of link-level retry leaves next, in beats of 8 bytes.
`default_nettype none

module llr_frame_gate_b8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        may_numbered,
    input  wire        may_plain,
    input  wire        may_discarded,
    input  wire        may_beside,
    input  wire        may_again,
    input  wire        go,
    input  wire [19:0] tx_seq,
    input  wire        forget,
    output reg  [63:0] out_beat_data,
    output reg   [7:0] out_beat_keep,
    output reg         out_beat_last,
    output reg         out_beat_user_llr,
    output reg  [19:0] out_beat_user_seq,
    output reg         out_valid,
    output reg         departure_fresh,
    output reg         departure_poison,
    output reg         departure_marked,
    output wire        taken,
    output wire        sends,
    output wire        degrades,
    output wire        repeats,
    output wire        discards,
    output wire        keeping,
    output wire        repeating,
    input  wire [63:0] eligible_payload_data,
    input  wire  [7:0] eligible_payload_keep,
    input  wire        eligible_payload_last,
    input  wire        eligible_payload_user_poison,
    input  wire        eligible_valid,
    output wire        eligible_ready,
    input  wire [63:0] beside_payload_data,
    input  wire  [7:0] beside_payload_keep,
    input  wire        beside_payload_last,
    input  wire        beside_payload_user_poison,
    input  wire        beside_valid,
    output wire        beside_ready,
    input  wire [63:0] replay_payload_data,
    input  wire  [7:0] replay_payload_keep,
    input  wire        replay_payload_last,
    input  wire [19:0] replay_payload_user,
    input  wire        replay_valid,
    output wire        replay_ready
);

    localparam [1:0] WHOSE_NONE     = 2'd0;
    localparam [1:0] WHOSE_REPLAY   = 2'd1;
    localparam [1:0] WHOSE_ELIGIBLE = 2'd2;
    localparam [1:0] WHOSE_BESIDE   = 2'd3;

    reg   [1:0] whose;
    reg         keeps;
    reg         discarding;
    reg         beside_next;
    reg         numbered;
    reg  [19:0] seq;

    wire        repeats_next = replay_valid && may_again;
    wire        wants = eligible_valid && !discarding;
    wire        may_numbered_or_may_plain = may_numbered || may_plain;
    wire        sends_next = wants && may_numbered_or_may_plain;
    wire        beside_wants = beside_valid && may_beside;
    wire        beside_first = beside_wants && beside_next;
    wire        under_llr_goes = whose == WHOSE_NONE && !beside_first;
    wire        from_replay = whose == WHOSE_REPLAY || (under_llr_goes && repeats_next);
    wire        from_eligible = whose == WHOSE_ELIGIBLE || (under_llr_goes && sends_next);
    wire        from_beside_term = beside_next || !(repeats_next || sends_next);
    wire        from_beside = whose == WHOSE_BESIDE || (whose == WHOSE_NONE && beside_wants && from_beside_term);
    wire        takes_term = (from_replay && replay_valid) || (from_eligible && eligible_valid);
    wire        takes = go && (takes_term || (from_beside && beside_valid));
    wire        begins = takes && whose == WHOSE_NONE;
    wire        begins_and_from_eligible = begins && from_eligible;
    assign sends = begins_and_from_eligible && may_numbered;
    wire        is_numbered = from_eligible && (whose == WHOSE_NONE ? may_numbered : numbered);
    wire        is_kept = from_eligible && (whose == WHOSE_NONE ? may_numbered : keeps);
    wire        drops = discarding || (may_discarded && whose != WHOSE_ELIGIBLE);
    wire        dropped = drops && eligible_valid;
    wire        whose_choice = from_eligible ? eligible_payload_last : beside_payload_last;
    wire        whose_choice_2 = from_replay ? replay_payload_last : whose_choice;
    wire [63:0] out_beat_data_choice = from_eligible ? eligible_payload_data : beside_payload_data;
    wire  [7:0] out_beat_keep_choice = from_eligible ? eligible_payload_keep : beside_payload_keep;

    always @(posedge clk) begin
        if (rst) begin
            whose <= WHOSE_NONE;
            keeps <= 1'b0;
            discarding <= 1'b0;
            beside_next <= 1'b0;
            departure_fresh <= 1'b0;
            departure_poison <= 1'b0;
            departure_marked <= 1'b0;
            out_valid <= 1'b0;
        end else begin
            if (takes) begin
                if (whose_choice_2) begin
                    whose <= WHOSE_NONE;
                end else if (from_replay) begin
                    whose <= WHOSE_REPLAY;
                end else if (from_eligible) begin
                    whose <= WHOSE_ELIGIBLE;
                end else begin
                    whose <= WHOSE_BESIDE;
                end
                keeps <= is_kept && !whose_choice_2;
            end
            if (forget) begin
                keeps <= 1'b0;
            end
            if (begins) begin
                beside_next <= !from_beside;
            end
            if (dropped) begin
                discarding <= !eligible_payload_last;
            end
            departure_fresh <= !from_replay;
            departure_poison <= from_eligible ? eligible_payload_user_poison : beside_payload_user_poison;
            departure_marked <= takes && is_kept && !forget;
            out_valid <= takes;
        end
    end

    always @(posedge clk) begin
        if (begins) begin
            numbered <= may_numbered;
        end
        if (begins) begin
            seq <= tx_seq;
        end
        out_beat_data <= from_replay ? replay_payload_data : out_beat_data_choice;
        out_beat_keep <= from_replay ? replay_payload_keep : out_beat_keep_choice;
        out_beat_last <= whose_choice_2;
        out_beat_user_llr <= from_replay || is_numbered;
        out_beat_user_seq <= from_replay ? replay_payload_user : whose == WHOSE_NONE ? tx_seq : seq;
    end

    assign taken = takes;
    assign degrades = begins_and_from_eligible && !may_numbered;
    assign repeats = begins && from_replay;
    assign discards = dropped && !discarding;
    assign keeping = keeps || departure_marked;
    assign repeating = whose == WHOSE_REPLAY;
    assign eligible_ready = drops || (go && from_eligible);
    assign beside_ready = go && from_beside;
    assign replay_ready = go && from_replay;

`ifdef FORMAL
    wire may_one_of_four_term = (may_numbered && may_plain) || (may_numbered_or_may_plain && may_discarded);

    always @(posedge clk) if (!rst) may_one_of_four: assert (!(may_one_of_four_term || ((may_numbered_or_may_plain || may_discarded) && may_again)));
`endif

endmodule

`default_nettype wire
