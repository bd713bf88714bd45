// State machine of a sender of link-level retry that keeps up to 31 frames.
`default_nettype none

module llr_transmit_control_f32 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] settings_poison,
    input  wire [19:0] settings_outstanding_seq_max,
    input  wire [31:0] settings_outstanding_data_max,
    input  wire [15:0] settings_longest_frame,
    input  wire [19:0] settings_replay_timer_max,
    input  wire  [7:0] settings_replay_ct_max,
    input  wire [31:0] settings_pcs_lost_timer_max,
    input  wire [31:0] settings_data_age_timer_max,
    input  wire  [1:0] settings_init_behaviour,
    input  wire  [1:0] settings_flush_behaviour,
    input  wire        settings_re_init_on_discard,
    input  wire [19:0] settings_first_seq,
    input  wire [15:0] settings_init_data,
    input  wire        settings_match_seq,
    input  wire        settings_match_data,
    input  wire [17:0] settings_init_spacing,
    input  wire  [8:0] settings_line_bytes,
    input  wire        enable,
    input  wire        re_init,
    input  wire        clear_error,
    input  wire        pcs_up,
    input  wire        sends,
    input  wire        repeats,
    input  wire        repeating,
    input  wire        storing,
    input  wire [19:0] stored,
    output wire        may_numbered,
    output wire        may_plain,
    output wire        may_discarded,
    output wire        may_beside,
    output wire        may_again,
    output reg   [2:0] state,
    output reg  [19:0] tx_seq,
    output reg  [19:0] oldest,
    output reg  [19:0] replay_seq,
    output reg   [7:0] replay_ct,
    output reg         error,
    output wire        free,
    output wire [19:0] free_seq,
    output wire        replay,
    output wire        cancel,
    output wire        clear,
    output wire        forget,
    output wire        events_init,
    output wire        events_echo,
    output wire        events_ack,
    output wire        events_nack,
    output wire        events_seq_error,
    output wire        events_echo_mismatch,
    output wire        events_replay,
    input  wire  [1:0] message_payload_kind,
    input  wire [19:0] message_payload_seq,
    input  wire [15:0] message_payload_init_data,
    input  wire        message_valid,
    output wire        message_ready,
    output wire [19:0] init_payload_seq,
    output wire [15:0] init_payload_init_data,
    output wire        init_valid,
    input  wire        init_ready
);

    localparam [2:0] STATE_OFF                           = 3'd0;
    localparam [2:0] STATE_INIT                          = 3'd1;
    localparam [2:0] STATE_ADVANCE                       = 3'd2;
    localparam [2:0] STATE_REPLAY                        = 3'd3;
    localparam [2:0] STATE_FLUSH                         = 3'd4;
    localparam [1:0] CHECK_KIND_ACK                      = 2'd0;
    localparam [1:0] CHECK_KIND_NACK                     = 2'd1;
    localparam [1:0] CHECK_KIND_INIT_ECHO                = 2'd3;
    localparam [1:0] SETTINGS_INIT_BEHAVIOUR_DISCARD     = 2'd0;
    localparam [1:0] SETTINGS_INIT_BEHAVIOUR_BEST_EFFORT = 2'd2;

    reg         is_last;
    reg         progress;
    reg         open;
    reg  [19:0] kept;
    reg         clears;
    reg         restarts;
    reg   [2:0] moving;
    reg         unsettled;
    reg         enabled;
    reg         again;
    reg         may_replay;
    reg         may_twice;
    reg         may_once;
    reg         managed;
    wire        check_applies;
    wire        check_busy;
    wire        check_nack;
    wire  [1:0] check_kind;
    wire [19:0] check_seq;
    wire [19:0] check_after;
    wire        check_believed;
    wire        check_frees;
    wire        check_all;
    wire        check_beyond;
    wire        check_at_hand;
    wire        check_echo_right;
    wire        check_message_ready;
    wire        timers_pcs_down;
    wire        timers_replay_due;
    wire        timers_flush_due;
    wire        timers_due;
    wire        init_gap_passed;

    wire        init_passes = init_gap_passed;
    wire        live = state == STATE_ADVANCE || state == STATE_REPLAY;
    wire        empty = tx_seq == oldest;
    wire        due_replay = timers_replay_due;
    wire        due_flush = timers_flush_due;
    wire        switches = state == STATE_OFF ? enabled : !enabled;
    wire        leaves_flush = again && state == STATE_FLUSH;
    wire        gives_up = live && due_flush;
    wire        runs_out = state == STATE_ADVANCE && due_replay;
    wire        happens = switches || leaves_flush || gives_up || runs_out;
    wire        fails = !switches && (gives_up || (runs_out && !may_replay));
    wire        retries = !(switches || gives_up) && runs_out && may_replay;
    wire        acknowledges = check_applies && live && (check_kind == CHECK_KIND_ACK || check_kind == CHECK_KIND_NACK);
    wire        frees = acknowledges && check_believed && check_frees;
    wire        echoes = check_applies && check_kind == CHECK_KIND_INIT_ECHO;
    wire        echoes_and_state_eq_1 = echoes && state == STATE_INIT;
    wire        connects = echoes_and_state_eq_1 && check_echo_right;
    wire        finishes = state == STATE_REPLAY && ((repeats && is_last) || (frees && check_all));
    wire        goes_back_term = acknowledges && check_kind == CHECK_KIND_NACK && check_believed && !check_all;
    wire        goes_back_term_2 = goes_back_term && !(state == STATE_REPLAY && check_at_hand);
    wire        goes_back = goes_back_term_2 && (check_frees ? may_once : may_replay);
    wire        breaks_off = goes_back && state == STATE_REPLAY;
    wire        goes_on_choice = progress || state == STATE_ADVANCE ? may_replay : may_twice;
    wire        goes_on = check_frees ? may_once : goes_on_choice;
    wire        begins = goes_back && goes_on;
    wire        ends = finishes || breaks_off;
    wire [19:0] outstanding = tx_seq - oldest;
    wire [19:0] after_this = outstanding + 20'd1;
    wire [19:0] left_again = tx_seq - replay_seq;
    assign forget = switches || fails;
    wire        starts = restarts && !storing;
    assign clear = clears && !repeating;
    wire        moves = starts || (frees && check_beyond);
    wire        inits = state == STATE_INIT;
    wire        taken = init_passes && inits && init_ready;
    wire        may_numbered_term = state == STATE_ADVANCE && open && !timers_pcs_down && !clears;
    wire        managed_or_timers_due = managed || timers_due;
    wire        not_managed_or_timers_due = !managed_or_timers_due;
    wire        may_plain_term = state == STATE_FLUSH && settings_flush_behaviour == SETTINGS_INIT_BEHAVIOUR_BEST_EFFORT;
    wire        may_plain_term_2 = (state == STATE_INIT && settings_init_behaviour == SETTINGS_INIT_BEHAVIOUR_BEST_EFFORT) || may_plain_term;
    wire        may_discarded_term = state == STATE_FLUSH && settings_flush_behaviour == SETTINGS_INIT_BEHAVIOUR_DISCARD;
    wire        may_discarded_term_2 = (state == STATE_INIT && settings_init_behaviour == SETTINGS_INIT_BEHAVIOUR_DISCARD) || may_discarded_term;
    wire        may_again_term = state == STATE_REPLAY && !timers_pcs_down && !check_busy;
    wire        open_below = outstanding < settings_outstanding_seq_max;
    wire        may_twice_below = {1'b0, replay_ct} + 9'd1 < {1'b0, settings_replay_ct_max};

    llr_message_check check (
        .clk                       (clk),
        .rst                       (rst),
        .hold                      (happens),
        .oldest                    (oldest),
        .kept                      (kept),
        .next_seq                  (tx_seq),
        .sends                     (sends),
        .replay_seq                (replay_seq),
        .init_data                 (settings_init_data),
        .match_seq                 (settings_match_seq),
        .match_data                (settings_match_data),
        .applies                   (check_applies),
        .busy                      (check_busy),
        .nack                      (check_nack),
        .kind                      (check_kind),
        .seq                       (check_seq),
        .after                     (check_after),
        .believed                  (check_believed),
        .frees                     (check_frees),
        .all                       (check_all),
        .beyond                    (check_beyond),
        .at_hand                   (check_at_hand),
        .echo_right                (check_echo_right),
        .message_payload_kind      (message_payload_kind),
        .message_payload_seq       (message_payload_seq),
        .message_payload_init_data (message_payload_init_data),
        .message_valid             (message_valid),
        .message_ready             (check_message_ready)
    );

    llr_transmit_timers_f32 timers (
        .clk        (clk),
        .rst        (rst),
        .pcs_up     (pcs_up),
        .replay_max (settings_replay_timer_max),
        .lost_max   (settings_pcs_lost_timer_max),
        .age_max    (settings_data_age_timer_max),
        .advancing  (state == STATE_ADVANCE),
        .live       (live),
        .empty      (empty),
        .restart    (ends || connects),
        .sends      (sends),
        .seq        (tx_seq),
        .frees      (frees),
        .oldest     (check_after),
        .none_left  (check_all),
        .pcs_down   (timers_pcs_down),
        .replay_due (timers_replay_due),
        .flush_due  (timers_flush_due),
        .due        (timers_due)
    );

    llr_line_gap_w18 init_gap (
        .clk        (clk),
        .rst        (rst),
        .start      (taken),
        .stop       (!inits),
        .length     (settings_init_spacing),
        .line_bytes (settings_line_bytes),
        .passed     (init_gap_passed)
    );

    always @(posedge clk) begin
        if (rst) begin
            state <= STATE_OFF;
            tx_seq <= 20'd0;
            oldest <= 20'd0;
            replay_seq <= 20'd0;
            replay_ct <= 8'd0;
            is_last <= 1'b0;
            progress <= 1'b0;
            error <= 1'b0;
            open <= 1'b0;
            kept <= 20'd0;
            clears <= 1'b0;
            restarts <= 1'b0;
            moving <= 3'd0;
            unsettled <= 1'b0;
            enabled <= 1'b0;
            again <= 1'b0;
            may_replay <= 1'b0;
            may_twice <= 1'b0;
            may_once <= 1'b0;
            managed <= 1'b0;
        end else begin
            enabled <= enable;
            again <= re_init;
            managed <= (enable ^ enabled) || (re_init && (state == STATE_FLUSH || fails));
            open <= sends ? after_this < settings_outstanding_seq_max : open_below;
            kept <= (stored - oldest) & {20{!clears}};
            may_replay <= replay_ct < settings_replay_ct_max || settings_replay_ct_max == 8'd255;
            may_twice <= may_twice_below || settings_replay_ct_max == 8'd255;
            may_once <= |settings_replay_ct_max;
            if (sends) begin
                tx_seq <= tx_seq + 20'd1;
            end
            is_last <= repeats ? left_again == 20'd2 : left_again == 20'd1;
            if (repeats) begin
                replay_seq <= replay_seq + 20'd1;
            end
            if (frees) begin
                oldest <= check_after;
                progress <= 1'b1;
                if (check_beyond) begin
                    replay_seq <= check_after;
                end
            end
            if (frees || connects) begin
                replay_ct <= 8'd0;
            end else if (ends && !progress && !(&replay_ct)) begin
                replay_ct <= replay_ct + 8'd1;
            end
            if (connects || ends) begin
                state <= STATE_ADVANCE;
            end
            if (begins) begin
                state <= STATE_REPLAY;
                progress <= 1'b0;
                replay_seq <= check_after;
            end
            if (clear_error) begin
                error <= 1'b0;
            end
            if (switches) begin
                if (enabled) begin
                    state <= STATE_INIT;
                    tx_seq <= settings_first_seq;
                    oldest <= settings_first_seq;
                end else begin
                    state <= STATE_OFF;
                    oldest <= tx_seq;
                end
            end
            if (leaves_flush && enabled) begin
                state <= STATE_INIT;
            end
            if (fails) begin
                if (settings_re_init_on_discard) begin
                    state <= STATE_INIT;
                end else begin
                    state <= STATE_FLUSH;
                end
                oldest <= tx_seq;
                error <= 1'b1;
            end
            if (retries) begin
                state <= STATE_REPLAY;
                progress <= 1'b0;
                replay_seq <= oldest;
            end
            if (starts || finishes || forget) begin
                restarts <= 1'b0;
            end
            if (begins || retries) begin
                restarts <= 1'b1;
            end
            if (clear) begin
                clears <= 1'b0;
            end
            if (forget) begin
                clears <= 1'b1;
            end
            moving <= {moving[1:0], 1'b0} | {2'd0, moves};
            unsettled <= moves || (|moving);
        end
    end

    assign may_numbered = may_numbered_term && !check_nack && not_managed_or_timers_due;
    assign may_plain = (state == STATE_OFF || may_plain_term_2) && !timers_pcs_down && not_managed_or_timers_due;
    assign may_discarded = may_discarded_term_2 && not_managed_or_timers_due;
    assign may_beside = !timers_pcs_down;
    assign may_again = may_again_term && !restarts && !unsettled && not_managed_or_timers_due;
    assign free = frees;
    assign free_seq = check_seq;
    assign replay = starts;
    assign cancel = breaks_off && !goes_on;
    assign events_init = taken;
    assign events_echo = echoes;
    assign events_ack = check_applies && check_kind == CHECK_KIND_ACK;
    assign events_nack = check_applies && check_kind == CHECK_KIND_NACK;
    assign events_seq_error = acknowledges && !check_believed;
    assign events_echo_mismatch = echoes_and_state_eq_1 && !check_echo_right;
    assign events_replay = ends;
    assign message_ready = check_message_ready;
    assign init_payload_seq = tx_seq;
    assign init_payload_init_data = settings_init_data;
    assign init_valid = inits && init_passes;

    wire _unused_ok = &{1'b0, settings_poison, settings_outstanding_data_max, settings_longest_frame};

`ifdef FORMAL
    always @(posedge clk) if (!rst) a_time_to_spare: assert (outstanding < 20'd32);
    always @(posedge clk) if (!rst) happens_in_calm: assert (!happens || managed_or_timers_due || timers_pcs_down);
`endif

endmodule

`default_nettype wire
